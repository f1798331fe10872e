import type { ReactNode } from 'react'
import { reportAddress as examAddress } from '#app/areas/orders/appointments/cards/appointment-address.ts'
import { ownReports } from '#app/areas/orders/appointments/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate } from '#kit/wire/load.ts'
import { reportAddress, reportsAddress } from '../cards/family-address.ts'
import { checkReportList } from '../contract.ts'
import type { Route } from './+types/reports'

export { handle } from 'virtual:rows/family-reports'

const SIZE = 10

export const clientLoader = behindGate(async ({ callApi, query }) =>
  query.get('from') === 'kept'
    ? { from: 'kept' as const, kept: (await callApi(checkReportList, { page_size: SIZE })).list }
    : { from: 'exams' as const, exams: (await callApi(ownReports, { page_size: SIZE })).list },
)

/** Every report of the family in one place: what came out of exams that were bought, and what is kept among the records. */
export default function ReportsPage({ loaderData: shown }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <Tabs
        label="报告从哪里来"
        tabs={[
          { text: '体检和检测', to: reportsAddress(), current: shown.from === 'exams' },
          { text: '档案里的', to: reportsAddress('kept'), current: shown.from === 'kept' },
        ]}
      />
      <div className="grow p-16">
        {shown.from === 'exams' ? <ExamReports first={shown.exams} /> : <KeptReports first={shown.kept} />}
      </div>
      {shown.from === 'kept' && (
        <BottomAction note="拍照或写下结果，只有您和签约的家庭医生看得到">
          <ButtonLink kind="secondary" to="/familydoc/records?tab=way">
            存一份报告
          </ButtonLink>
        </BottomAction>
      )}
    </Frame>
  )
}

function ExamReports({ first }: { first: CallOutput<typeof ownReports>['list'] }) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(ownReports, { page, page_size: SIZE })).list,
    idOf: ({ yuyue_id }) => yuyue_id,
  })
  return (
    <ListPage
      pages={pages}
      empty={
        <Empty
          title="还没有体检或检测报告"
          text="在这里买的体检和检测，出了结果会放在这里，并发消息告诉您。"
          action={<ButtonLink to="/shop/serviceIndex">看看体检套餐</ButtonLink>}
        />
      }
    >
      {({ order_id, goods_name, member_name, unit_name, issue_time, item_num, noted_num }) => (
        <Card to={examAddress(order_id)}>
          <Head title={goods_name}>
            {noted_num > 0 ? <Tag tone="warning">{noted_num} 项要留意</Tag> : <Tag tone="success">都在参考范围内</Tag>}
          </Head>
          <p className="pt-4 text-14 text-ink-2">
            {member_name} · {unit_name}
          </p>
          <p className="pt-2 text-12 text-ink-3 tabular-nums">
            {issue_time.slice(0, 10)} 出具，共 {item_num} 项
          </p>
        </Card>
      )}
    </ListPage>
  )
}

function KeptReports({ first }: { first: CallOutput<typeof checkReportList>['list'] }) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(checkReportList, { page, page_size: SIZE })).list,
    idOf: ({ id }) => id,
  })
  return (
    <ListPage
      pages={pages}
      empty={<Empty title="档案里还没有报告" text="在别处做的检查拍下来存在这里，看病时拿得出来。" />}
    >
      {({ id, member_id, truename, title, check_date, image_num, is_team }) => (
        <Card to={reportAddress(member_id, id)}>
          <Head title={title}>{is_team === 1 ? <Tag tone="accent">家庭医生</Tag> : <Tag>自己存的</Tag>}</Head>
          <p className="pt-4 text-14 text-ink-2 tabular-nums">
            {truename} · {check_date} 检查{image_num > 0 && ` · ${image_num} 张图片`}
          </p>
        </Card>
      )}
    </ListPage>
  )
}

const Head = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
    <h2 className="text-16 font-semibold">{title}</h2>
    {children}
  </div>
)
