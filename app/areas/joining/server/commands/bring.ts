import type { Context } from '#app/context.ts'
import type { Importer } from '#app/room.ts'

/**
 * Brings one row into a room by the command that reads files of its kind: the same checks, the same row. Its id; throws where it is
 * refused. `values` has no empty ones, as a line of a file has none.
 */
export const bringRow = async <Row>(
  ctx: Context,
  importer: Importer<Row>,
  values: Readonly<Record<string, string>>,
): Promise<number> => {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const importing = await importer.open(ctx, new Set(Object.keys(given)))
  const row = await importing.read(given)
  const { ids, refused } = await importing.write(ctx.db, [row])
  const why = refused.get(row)
  if (why) throw new Error(`a row that was checked is refused: ${why}`)
  await importing.done?.()
  if (importer.searchable) await ctx.emit('searchable.changed', { kind: importer.searchable, ids })
  return ids[0] ?? 0
}
