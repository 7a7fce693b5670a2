declare module 'better-sqlite3-13' {
  import SqliteFile from 'better-sqlite3';

  // biome-ignore lint/style/noDefaultExport: so does the package
  export default SqliteFile;
}
