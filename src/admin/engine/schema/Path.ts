/** A row of which no more is known than that its values have names. */
export type AnyRow = Record<string, unknown>;

type Nested<Value> =
  NonNullable<Value> extends readonly unknown[] | ((...args: never) => unknown)
    ? never
    : NonNullable<Value> extends object
      ? string extends keyof NonNullable<Value>
        ? never
        : Path<NonNullable<Value>>
      : never;

/** The names of a row's values; those of an object in it follow after a dot, as in `profile.name`. */
export type Path<Row> = {
  [Key in keyof Row & string]: Key | `${Key}.${Nested<Row[Key]>}`;
}[keyof Row & string];

/** `OneOf<Name>['name']` are the same names, which the compiler then lists where another is said: else it says that of their type. */
export interface OneOf<Name extends string> {
  name: { [Each in Name]: Each }[Name];
}

/** The value of a row that lies at a path, where there is one. */
export type ValueAt<Row, At> = At extends keyof Row
  ? unknown extends Row[At]
    ? unknown
    : NonNullable<Row[At]>
  : At extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Row
      ? ValueAt<NonNullable<Row[Key]>, Rest>
      : never
    : never;

/** The names of a row's values that are of a type. */
export type PathOf<Row, Value> = {
  [At in Path<Row>]: unknown extends ValueAt<Row, At> ? At : ValueAt<Row, At> extends Value ? At : never;
}[Path<Row>];
