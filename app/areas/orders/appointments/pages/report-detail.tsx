import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { physicalYuyueInfo } from '../contract.ts'
import { AskAboutReport } from '../parts/ask-about-report.tsx'
import { ReportSheet } from '../parts/report-sheet.tsx'
import type { Route } from './+types/report-detail'

export { handle } from 'virtual:rows/R029'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const order_id = readCode(query, 'order_id')
  const { list } = await callApi(physicalYuyueInfo, { order_id })
  return { order_id, reports: list.filter(({ report }) => report !== null) }
})

export default function ReportDetailPage({ loaderData: { order_id, reports } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      {reports.length === 0 ? (
        <Empty
          title="报告还没有出来"
          text="检查完成后，机构会把结果放在这里，出来时会发消息告诉您。"
          action={<ButtonLink to={orderAddress(order_id)}>回到订单</ButtonLink>}
        />
      ) : (
        <div className="grow space-y-16 p-16">
          {reports.map((one) => (
            <ReportSheet key={one.yuyue_id} visit={one} />
          ))}
          <p className="text-12 text-ink-3">结果供参考，不能代替医生的诊断。有疑问可以在线问医生，或带着报告到门诊。</p>
        </div>
      )}
      {reports.length > 0 && (
        <BottomAction>
          <AskAboutReport reports={reports} />
        </BottomAction>
      )}
    </Frame>
  )
}
