/** A row of any type. */
export type AnyRow = Record<string, unknown>;

type Nested<Value> =
  NonNullable<Value> extends readonly unknown[] | ((...args: never) => unknown)
    ? never
    : NonNullable<Value> extends object
      ? string extends keyof NonNullable<Value>
        ? never
        : Path<NonNullable<Value>>
      : never;

/** The paths of a row's values: `name`, `profile.name`. */
export type Path<Row> = {
  [Key in keyof Row & string]: Key | `${Key}.${Nested<Row[Key]>}`;
}[keyof Row & string];

/** `OneOf<Name>['name']` is `Name`, but in an error the compiler lists the names instead of the alias. */
export interface OneOf<Name extends string> {
  name: { [Each in Name]: Each }[Name];
}

/** The type of the value at a path, without null and undefined. */
export type ValueAt<Row, At> = At extends keyof Row
  ? unknown extends Row[At]
    ? unknown
    : NonNullable<Row[At]>
  : At extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Row
      ? ValueAt<NonNullable<Row[Key]>, Rest>
      : never
    : never;

/** The paths of a row's values that have a type. */
export type PathOf<Row, Value> = {
  [At in Path<Row>]: unknown extends ValueAt<Row, At> ? At : ValueAt<Row, At> extends Value ? At : never;
}[Path<Row>];
