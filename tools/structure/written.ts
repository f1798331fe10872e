/** What every written file begins with. */
export const HEAD = '// Written by `node tools/wings.ts` from what the rooms register; not by hand.'

/** A name for what a folder or file holds: `app/areas/orders/refunds/desk` → `ordersRefundsDesk`, `city-1` → `city1`. */
export const nameOf = (path: string): string =>
  path.replace(/^app\/areas\//, '').replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())
