/** The database holds personal data and hashes of passwords: files that this process makes are for its user alone. */
export const keepFilesPrivate = () => process.umask(0o077);
