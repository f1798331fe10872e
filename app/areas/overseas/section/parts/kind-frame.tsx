import type { ReactNode } from 'react'
import { kindListAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasPubCategories } from '#app/areas/overseas/directory/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type Loading, maybeId } from '#kit/wire/load.ts'
import { type ThreeTab, ThreeTabs } from './three-tabs.tsx'

/** Kinds to choose from, and which one is chosen. */
export const loadKinds = async ({ callApi, query }: Pick<Loading, 'callApi' | 'query'>) => {
  const { list: kinds } = await callApi(overseasPubCategories, {})
  const asked = maybeId(query, 'category_id')
  return { kinds, category_id: kinds.find(({ category_id }) => category_id === asked)?.category_id }
}

interface KindFrameProps {
  kinds: CallOutput<typeof overseasPubCategories>['list']
  category_id: number | undefined
  tab: ThreeTab
  children: ReactNode
}

/** The three lists about a kind of treatment, or about all. */
export function KindFrame({ kinds, category_id, tab, children }: KindFrameProps) {
  const current = kinds.find((kind) => kind.category_id === category_id)
  return (
    <Frame bar={{ title: current?.category_name }}>
      <ThreeTabs label="病种" current={tab} to={(name) => kindListAddress(name, category_id)} />
      <FilterBar
        label="类型"
        filters={[
          { text: '全部', to: kindListAddress(tab), current: category_id === undefined },
          ...kinds.map((kind) => ({
            text: kind.category_name,
            to: kindListAddress(tab, kind.category_id),
            current: kind.category_id === category_id,
          })),
        ]}
      />
      <div className="space-y-12 px-16 pt-4 pb-16">{children}</div>
    </Frame>
  )
}
