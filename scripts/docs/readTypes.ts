import { type Comment, parseSync, type TSSignature, type TSType } from 'oxc-parser';

/** A word of the vocabulary: a name that a definition may say, its type as written, and its docstring. */
export type Word = { name: string; type: string; doc: string; isOptional: boolean };

/** A declared type with the words that it brings. */
export type DeclaredType = { name: string; type: string; doc: string; words: Word[] };

type Source = { text: string; comments: readonly Comment[] };

const docText = (comment: string) =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.trim().replace(/^\* ?/, ''))
    .join(' ')
    .replace(/@public/, '')
    .trim();

/** The doc block that ends right before a place. */
function docBefore({ text, comments }: Source, start: number) {
  const last = comments.findLast(({ end }) => end <= start);
  const isDoc = last?.type === 'Block' && last.value.startsWith('*') && text.slice(last.end, start).trim() === '';
  return isDoc ? docText(last.value) : '';
}

const shortened = (text: string) =>
  text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words of an object type, and those within them, whose names have dots. */
function wordsOf(source: Source, members: readonly TSSignature[], prefix = ''): Word[] {
  return members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature') return [];
    const name = prefix + source.text.slice(member.key.start, member.key.end).replaceAll("'", '');
    const annotation = member.typeAnnotation?.typeAnnotation;
    const type = annotation ? shortened(source.text.slice(annotation.start, annotation.end)) : '';
    const word = { name, type, doc: docBefore(source, member.start), isOptional: Boolean(member.optional) };
    return [word, ...(annotation ? within(source, annotation, `${name}.`) : [])];
  });
}

/** The words in every object type that a type is put together of. */
function within(source: Source, type: TSType, prefix = ''): Word[] {
  if (type.type === 'TSTypeLiteral') return wordsOf(source, type.members, prefix);
  if (type.type === 'TSParenthesizedType') return within(source, type.typeAnnotation, prefix);
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType') {
    return type.types.flatMap((part) => within(source, part, prefix));
  }
  return [];
}

const unique = (words: Word[]) =>
  words.filter((word, index) => word.type !== 'never' && words.findIndex(({ name }) => name === word.name) === index);

/** The types that a file declares, in its order, with what their docstrings say. */
export function readTypes(file: string, text: string): DeclaredType[] {
  const { program, comments } = parseSync(file, text);
  const source = { text, comments };
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const doc = docBefore(source, statement.start);
    if (declaration?.type === 'TSInterfaceDeclaration') {
      return [{ name: declaration.id.name, type: '', doc, words: unique(wordsOf(source, declaration.body.body)) }];
    }
    if (declaration?.type !== 'TSTypeAliasDeclaration') return [];
    const { id, typeAnnotation } = declaration;
    const type = shortened(text.slice(typeAnnotation.start, typeAnnotation.end));
    return [{ name: id.name, type, doc, words: unique(within(source, typeAnnotation)) }];
  });
}
