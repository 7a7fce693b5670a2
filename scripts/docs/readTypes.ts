import { type Comment, parseSync, type Span, type TSSignature, type TSType } from 'oxc-parser';

/** An option of a definition: its name, its type as written, and its doc comment. */
export type Option = {
  name: string;
  type: string;
  doc: string;
  isOptional: boolean;
  /** It stands below the heading `For other products`, or inside of something that does. */
  isForOthers: boolean;
};

/** A declared type with its options. */
export type DeclaredType = Pick<Option, 'name' | 'type' | 'doc' | 'isForOthers'> & { options: Option[] };

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

/** Where the heading of the options for other products is, among members or statements. */
function headingAmong(comments: readonly Comment[], siblings: readonly Span[]) {
  const isInside = ({ start }: Comment) => siblings.some((sibling) => sibling.start < start && start < sibling.end);
  const headings = comments.filter(({ type, value }) => type === 'Line' && /^ For other products\b/.test(value));
  return headings.find((heading) => !isInside(heading))?.start ?? Number.POSITIVE_INFINITY;
}

type Context = { prefix: string; isForOthers: boolean };

/** The options of an object type, and nested ones, whose names have dots. */
function optionsOf(source: Source, object: Span, members: readonly TSSignature[], context: Context): Option[] {
  const comments = source.comments.filter(({ start, end }) => object.start < start && end < object.end);
  const heading = headingAmong(comments, members);
  return members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature') return [];
    const name = context.prefix + source.text.slice(member.key.start, member.key.end).replaceAll("'", '');
    const annotation = member.typeAnnotation?.typeAnnotation;
    const type = annotation ? onOneLine(source.text.slice(annotation.start, annotation.end)) : '';
    const isForOthers = context.isForOthers || member.start > heading;
    const doc = docBefore(source, member.start);
    const nested = annotation ? nestedOptions(source, annotation, { prefix: `${name}.`, isForOthers }) : [];
    return [{ name, type, doc, isOptional: Boolean(member.optional), isForOthers }, ...nested];
  });
}

/** The options of every object type in a type. */
function nestedOptions(source: Source, type: TSType, context: Context): Option[] {
  if (type.type === 'TSTypeLiteral') return optionsOf(source, type, type.members, context);
  if (type.type === 'TSParenthesizedType') return nestedOptions(source, type.typeAnnotation, context);
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType') {
    return type.types.flatMap((part) => nestedOptions(source, part, context));
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
  const heading = headingAmong(comments, program.body);
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const doc = docBefore(source, statement.start);
    const isForOthers = statement.start > heading;
    const context = { prefix: '', isForOthers };
    if (declaration?.type === 'TSInterfaceDeclaration') {
      const { id, body } = declaration;
      const options = unique(optionsOf(source, body, body.body, context));
      return [{ name: id.name, type: '', doc, options, isForOthers }];
    }
    if (declaration?.type !== 'TSTypeAliasDeclaration') return [];
    const { id, typeAnnotation } = declaration;
    const type = onOneLine(text.slice(typeAnnotation.start, typeAnnotation.end));
    return [{ name: id.name, type, doc, options: unique(nestedOptions(source, typeAnnotation, context)), isForOthers }];
  });
}
