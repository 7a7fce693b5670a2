/** Every column that names a picture, by the path below the media base. */
const columns: Record<string, readonly string[]> = {
  category: ['image'],
  report: ['evidence'],
  report_evidence: ['picture'],
  users: ['profile_picture', 'shot_1', 'shot_2', 'shot_3', 'shot_4', 'shot_5', 'shot_6', 'shot_7', 'shot_8'],
};

/** The queries, in SQLite's and Postgres' common SQL, that together return each picture that a row of these tables names. */
export const selectNamedPictures = (tables: readonly string[]) =>
  Object.entries(columns)
    .filter(([table]) => tables.includes(table))
    .flatMap(([table, names]) =>
      names.map((name) => `select ${name} as path from ${table} where ${name} is not null and ${name} <> ''`),
    );
