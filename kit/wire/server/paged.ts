/** A page of rows as every list in pages answers it. */
export const paged = <Row, Item>(
  found: { rows: readonly Row[]; page: number; totalPages: number },
  present: (row: Row) => Item,
) => ({ list: found.rows.map(present), page: found.page, total_page_num: found.totalPages })
