/** One page of a list as the API sends it. */
export const pageOf = <Row>(data: Row[], page = 1, total = data.length, perPage = 10) => ({
  data,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  total,
  per_page: perPage,
  from: data.length ? (page - 1) * perPage + 1 : null,
  to: data.length ? (page - 1) * perPage + data.length : null,
});
