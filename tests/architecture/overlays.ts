import { Visitor } from 'oxc-parser';
import { parseSource } from './sources.ts';

/** MUI's components that open something over the page, or a list of options. */
const opening = ['Autocomplete', 'Dialog', 'Drawer', 'Menu', 'Modal', 'Popover', 'Select', 'SwipeableDrawer'];

/** The hooks that turn off the shortcuts of the page meanwhile. */
const hooks = ['useOverlay', 'useOptionList', 'useSuggestions'];

/** Returns what a file opens over the page without turning off the shortcuts. */
export function silentOverlays(file: string, source: string) {
  const { program } = parseSource(file, source);
  const opened: string[] = [];
  let isRegistered = false;

  new Visitor({
    ImportDeclaration: ({ source: { value }, specifiers }) => {
      for (const specifier of specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? specifier.local.name : '';
        if (value === '@mui/material' && opening.includes(name)) opened.push(name);
      }
    },
    ImportExpression: ({ source: imported }) => {
      const name = imported.type === 'Literal' && String(imported.value).split('@mui/material/')[1];
      if (name && opening.includes(name)) opened.push(name);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.name === 'select' && !value) opened.push('select');
    },
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && hooks.includes(callee.name)) isRegistered = true;
    },
  }).visit(program);
  return isRegistered ? [] : opened;
}
