import { type Comment, parseSync, type TSSignature, type TSType } from 'oxc-parser';

/** An option of a definition: its name, its type as written, and its doc comment. */
export type Option = { name: string; type: string; doc: string; isOptional: boolean };

/** A declared type with its options. */
export type DeclaredType = { name: string; type: string; doc: string; options: Option[] };

type Source = { text: string; comments: readonly Comment[] };

/** A doc comment as one line, without its tags such as `@typeParam`. */
const docText = (comment: string) =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.trim().replace(/^\* ?/, ''))
    .join(' ')
    .replace(/@\w.*/, '')
    .trim();

/** The doc comment that ends right before a position. */
function docBefore({ text, comments }: Source, start: number) {
  const last = comments.findLast(({ end }) => end <= start);
  const isDoc = last?.type === 'Block' && last.value.startsWith('*') && text.slice(last.end, start).trim() === '';
  return isDoc ? docText(last.value) : '';
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The options of an object type, and nested ones, whose names have dots. */
function optionsOf(source: Source, members: readonly TSSignature[], prefix = ''): Option[] {
  return members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature') return [];
    const name = prefix + source.text.slice(member.key.start, member.key.end).replaceAll("'", '');
    const annotation = member.typeAnnotation?.typeAnnotation;
    const type = annotation ? onOneLine(source.text.slice(annotation.start, annotation.end)) : '';
    const option = { name, type, doc: docBefore(source, member.start), isOptional: Boolean(member.optional) };
    return [option, ...(annotation ? nestedOptions(source, annotation, `${name}.`) : [])];
  });
}

/** The options of every object type in a type. */
function nestedOptions(source: Source, type: TSType, prefix = ''): Option[] {
  if (type.type === 'TSTypeLiteral') return optionsOf(source, type.members, prefix);
  if (type.type === 'TSParenthesizedType') return nestedOptions(source, type.typeAnnotation, prefix);
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType') {
    return type.types.flatMap((part) => nestedOptions(source, part, prefix));
  }
  return [];
}

const unique = (options: Option[]) =>
  options.filter(
    ({ type, name }, index) => type !== 'never' && options.findIndex((other) => other.name === name) === index,
  );

/** The types that a file declares, in order, with their doc comments. */
export function readTypes(file: string, text: string): DeclaredType[] {
  const { program, comments } = parseSync(file, text);
  const source = { text, comments };
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const doc = docBefore(source, statement.start);
    if (declaration?.type === 'TSInterfaceDeclaration') {
      return [{ name: declaration.id.name, type: '', doc, options: unique(optionsOf(source, declaration.body.body)) }];
    }
    if (declaration?.type !== 'TSTypeAliasDeclaration') return [];
    const { id, typeAnnotation } = declaration;
    const type = onOneLine(text.slice(typeAnnotation.start, typeAnnotation.end));
    return [{ name: id.name, type, doc, options: unique(nestedOptions(source, typeAnnotation)) }];
  });
}
