/** Makes the browser download a file. */
export function saveFile(fileName: string, file: Blob) {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  URL.revokeObjectURL(url);
}
