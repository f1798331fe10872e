/** What an address says of how one came to goods, which goes along from page to page until they are ordered [X114]. */
const leading = ['order_id', 'act_id', 'share_id', 'from_type', 'audit_id', 'pt_act_id'] as const
/** What goes along from the confirming page beside them. */
const around = ['cid', 'jstoken', 'user_id'] as const

type Said<Name extends string> = Partial<Record<Name, string>>

const read = <Name extends string>(query: URLSearchParams, names: readonly Name[]): Said<Name> =>
  Object.fromEntries(
    names.flatMap((name) => (query.get(name) ? [[name, query.get(name)?.slice(0, 64)]] : [])),
  ) as Said<Name>

/** How one came to the goods, as a page that shows them hands it on. */
export const leadsIn = (query: URLSearchParams): Said<(typeof leading)[number]> => read(query, leading)

/** How one came to the goods, as it goes along with the order [X114]. */
export const cameByIn = (query: URLSearchParams): Said<(typeof leading | typeof around)[number]> => ({
  ...leadsIn(query),
  ...Object.fromEntries(around.flatMap((name) => (query.get(name) ? [[name, query.get(name) as string]] : []))),
})
