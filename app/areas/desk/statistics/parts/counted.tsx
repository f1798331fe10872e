import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { Definitions, type Figures } from '#app/desk-shell/definitions.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type ListView, type LoadedList, loadList, readAsked } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { RefusedError } from '#kit/wire/errors.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'

/** Loads what is counted. Days that cannot be counted are chosen anew where they stand. */
export const loadCounted = <Row, Asked>(view: ListView<Row, Asked>) => {
  const list = loadList(view)
  return behindStaffGate(async (loading: Loading): Promise<LoadedList<Row>> => {
    try {
      return await list(loading)
    } catch (thrown) {
      if (!(thrown instanceof RefusedError) || thrown.reason !== 'span') throw thrown
      return { asked: readAsked(view, loading.query), failed: thrown.words }
    }
  })
}

/** The filters of what is counted: how it is grouped, and of which days. */
export const countedFilters = <Group extends string>(groups: Readonly<Record<Group, { words: string }>>) =>
  ({
    group: {
      as: 'tabs',
      label: '怎么分组',
      words: Object.fromEntries(Object.entries<{ words: string }>(groups).map(([one, { words }]) => [one, words])),
    },
    from: { as: 'day', label: '从' },
    to: { as: 'day', label: '到' },
  }) as const

interface CountedProps<Row, Asked, K extends string, Name extends string> {
  /** Its own address among the statistics. */
  at: keyof typeof places
  view: ListView<Row, Asked>
  loaded: LoadedList<Row>
  /** Says what the figures are about, above them. */
  note: string
  /** The columns of what rows are told apart by, and by which of them each group is. */
  keys: Readonly<Record<K, Column<Row>>>
  groups: Readonly<Record<string, { by: readonly K[] }>>
  figures: Figures<Name>
  cell: (row: Row, name: Name) => string | number
  keyOf: (row: Row) => string
  empty: string
}

/** What is counted over some days: as a table, with how each figure is counted below. */
export function Counted<Row, Asked, K extends string, Name extends string>(props: CountedProps<Row, Asked, K, Name>) {
  const { at, view, loaded, note, keys, groups, figures, cell, keyOf, empty } = props
  const [usual] = Object.values(groups)
  const { by } = groups[loaded.asked.group ?? ''] ?? (usual as { by: readonly K[] })
  const names = Object.keys(figures) as Name[]
  const shown = names.map((name) => ({
    head: figures[name].words,
    cell: (row: Row) => cell(row, name),
    numeric: true,
    tight: true,
  }))
  return (
    <DeskFrame title="统计" note={note}>
      <Subjects at={at} />
      <DataTable
        view={view}
        loaded={loaded}
        label={places[at].text}
        columns={[...by.map((key) => keys[key]), ...shown]}
        keyOf={keyOf}
        empty={<Empty title={empty} text="换几天再看。" />}
      />
      <Definitions figures={figures} />
    </DeskFrame>
  )
}

const places = {
  '/desk/statistics': { text: '挂号', may: 'statistics.read' },
  '/desk/statistics/consultations': { text: '问诊', may: 'statistics.read' },
  '/desk/statistics/funnels': { text: '漏斗', may: 'statistics.read' },
  '/desk/statistics/goods': { text: '商品', may: 'statistics.goods' },
  '/desk/statistics/money': { text: '订单和资金', may: 'statistics.money' },
  '/desk/statistics/users': { text: '用户', may: 'statistics.users' },
} as const

/** From what is counted to what else is, for who may see it. */
function Subjects({ at }: { at: keyof typeof places }) {
  const allowed = {
    'statistics.read': useMay('statistics.read'),
    'statistics.goods': useMay('statistics.goods'),
    'statistics.money': useMay('statistics.money'),
    'statistics.users': useMay('statistics.users'),
  }
  const tabs = Object.entries(places)
    .filter(([, { may }]) => allowed[may])
    .map(([to, { text }]) => ({ text, to, current: to === at }))
  return <Tabs label="统计什么" tabs={tabs} />
}
