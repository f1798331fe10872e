import type { ReactNode } from 'react'
import { type AbroadUnit, AbroadUnitCard } from '#app/areas/overseas/directory/cards/abroad-unit-card.tsx'
import {
  overseasCases,
  overseasExperts,
  overseasGoods,
  overseasHospitals,
} from '#app/areas/overseas/directory/contract.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { CaseRow, type Story } from './case-row.tsx'
import { type Expert, ExpertRow } from './expert-row.tsx'
import { type Service, ServiceRow } from './service-row.tsx'

/** So many come at once. */
export const SIZE = 10

/** What a list is narrowed by. */
export interface By {
  country_id?: number | undefined
  category_id?: number | undefined
  unit_id?: number | undefined
  ill_id?: number | undefined
}

interface GrowingProps<T> {
  first: readonly T[]
  by: By
  /** The way on where there is nothing. */
  action?: ReactNode
}

/** Hospitals that grow as one scrolls. */
export function Units({ first, by: { country_id, category_id, ill_id }, action }: GrowingProps<AbroadUnit>) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(overseasHospitals, { country_id, category_id, ill_id, page })).list,
    idOf: ({ unit_id }) => unit_id,
  })
  const text = '只有执业许可和合作授权都有效的机构才会出现在这里。'
  return (
    <ListPage pages={pages} empty={<Empty drawing="search" title="这里还没有合作机构" text={text} action={action} />}>
      {(unit) => <AbroadUnitCard unit={unit} />}
    </ListPage>
  )
}

/** Experts that grow as one scrolls. */
export function Experts({ first, by: { country_id, unit_id, ill_id }, action }: GrowingProps<Expert>) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(overseasExperts, { country_id, unit_id, ill_id, page })).list,
    idOf: ({ doctor_id }) => doctor_id,
  })
  return (
    <ListPage
      pages={pages}
      empty={<Empty drawing="search" title="还没有登记专家" text="可以先问顾问，由顾问转给医院。" action={action} />}
    >
      {(expert) => <ExpertRow expert={expert} />}
    </ListPage>
  )
}

/** Services that grow as one scrolls. */
export function Services({ first, by, action }: GrowingProps<Service>) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(overseasGoods, { ...by, page })).list,
    idOf: ({ goods_id }) => goods_id,
  })
  return (
    <ListPage
      pages={pages}
      empty={
        <Empty drawing="bag" title="这里还没有可以直接购买的服务" text="可以请医院报价，或先问顾问。" action={action} />
      }
    >
      {(goods) => <ServiceRow goods={goods} />}
    </ListPage>
  )
}

interface CasesProps extends GrowingProps<Story> {
  kind?: 'case' | 'article' | undefined
}

/** Cases and articles that grow as one scrolls. */
export function Cases({ first, by: { country_id, unit_id, ill_id }, kind, action }: CasesProps) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(overseasCases, { country_id, unit_id, ill_id, kind, page })).list,
    idOf: ({ article_id }) => article_id,
  })
  return (
    <ListPage
      pages={pages}
      empty={<Empty title="还没有案例和文章" text="只登载本人同意公开的案例。" action={action} />}
    >
      {(told) => <CaseRow told={told} />}
    </ListPage>
  )
}
