import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { silentOverlays } from './overlays.ts';
import { sourceFiles } from './sources.ts';

const files = ['engine', 'extensions', 'resources', 'pages'].flatMap((folder) => sourceFiles(`src/admin/${folder}`));

/** Its list of options is in a dialog. */
const inDialog = ['src/admin/engine/shell/SearchEverywhere.tsx'];

test('no shortcut of the page runs while a dialog, a menu or a list of options is open', () => {
  const found = files.filter((file) => silentOverlays(file, readFileSync(file, 'utf8')).length > 0);
  expect(found).toEqual(inDialog);
});

test.each([
  "import { Menu } from '@mui/material'; const Row = () => <Menu open />;",
  "const Drawer = idleComponent(async () => (await import('@mui/material/Drawer')).default);",
  'const Input = () => <TextField select />;',
])('this does not turn off the shortcuts: %s', (source) => {
  expect(silentOverlays('file.tsx', source)).toHaveLength(1);
});

test.each([
  "import { Menu } from '@mui/material'; const Row = () => { useOverlay(true); return <Menu open />; };",
  'const Input = () => <TextField select slotProps={{ select: useOptionList() }} />;',
  "import { Menu } from './Menu.tsx'; const Sidebar = () => <Menu />;",
])('this does, or opens nothing: %s', (source) => {
  expect(silentOverlays('file.tsx', source)).toEqual([]);
});
