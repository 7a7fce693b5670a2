// Plain JavaScript, which an older Node can run. Imported before SQLite, which crashes Node 20, and before TypeScript.
const { node } = process.versions;
const [major, minor] = node.split('.').map(Number);

if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `Node 24.15 or newer is needed, and this is ${node}: run "npm ci" and start with npm, which uses the Node in node_modules, or install Node 24.`,
  );
  process.exit(1);
}
