// Plain JavaScript, which an older Node can run. Imported before SQLite, which crashes Node 20, and before TypeScript.
const { node } = process.versions;

if (Number(node.split('.')[0]) < 24) {
  console.error(
    `Node 24 or newer is needed, and this is ${node}: run "npm ci" and start with npm, which uses the Node in node_modules, or install Node 24.`,
  );
  process.exit(1);
}
