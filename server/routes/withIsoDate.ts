/** The row as the API shows it: its moment as ISO 8601 in UTC. */
export const withIsoDate = <Row extends { created_at: number }>(
  row: Row,
): Omit<Row, 'created_at'> & { created_at: string } => ({
  ...row,
  created_at: new Date(row.created_at).toISOString(),
});
