import { presAdvert } from '#app/areas/consult/doctors/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { callApi as callByFetch } from '#kit/wire/browser/caller.ts'
import { behindGate } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { prescriptionsAddress } from '../cards/prescription-address.ts'
import { PrescriptionCard, type PrescriptionSeen } from '../cards/prescription-card.tsx'
import { prescriptionList } from '../contract.ts'
import type { PrescriptionList } from '../rules.ts'
import type { Route } from './+types/prescriptions'

export { handle } from 'virtual:rows/yiyao-prescriptions'

const SIZE = 10
const lists: Record<PrescriptionList, [tab: string, empty: string]> = {
  all: ['全部', '还没有处方'],
  waiting: ['待审核', '没有在审核的处方'],
  usable: ['可使用', '没有可以使用的处方'],
  over: ['已结束', '还没有用过或过期的处方'],
}
const names = Object.keys(lists) as PrescriptionList[]

const listOf = async (callApi: CallApi, state: PrescriptionList, page: number) =>
  (await callApi(prescriptionList, { state, page, page_size: SIZE })).list

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const state = names.find((name) => name === query.get('state')) ?? 'all'
  const [first, { advert }] = await Promise.all([listOf(callApi, state, 1), callApi(presAdvert, {})])
  return { state, first, advert }
})

export default function PrescriptionsPage({ loaderData: { state, first, advert } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="sticky top-under-bar z-20">
        <Tabs
          label="处方分类"
          tabs={names.map((name) => ({
            text: lists[name][0],
            to: prescriptionsAddress(name === 'all' ? undefined : name),
            current: name === state,
          }))}
        />
      </div>
      <div className="space-y-12 p-16">
        {advert && (
          <CellGroup>
            <Cell title={advert.title} note={advert.words} to={advert.link} />
          </CellGroup>
        )}
        <Prescriptions key={state} state={state} first={first} />
      </div>
    </Frame>
  )
}

function Prescriptions({ state, first }: { state: PrescriptionList; first: readonly PrescriptionSeen[] }) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: (page) => listOf(callByFetch, state, page),
    idOf: ({ prescription_id }) => prescription_id,
  })
  return (
    <ListPage
      pages={pages}
      empty={
        <Empty
          title={lists[state][1]}
          text="在处方药的页面上传处方，或者复诊时请医生开。"
          action={<ButtonLink to="/ask/index">问医生</ButtonLink>}
        />
      }
    >
      {(prescription) => <PrescriptionCard prescription={prescription} />}
    </ListPage>
  )
}
