import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { saveFile } from '#kit/ui/save-file.ts'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId, readId } from '#kit/wire/load.ts'
import { deskPayoutPropose, deskSettlement, deskSettlementLines, deskSettlementLinesExport } from '../contract.ts'
import { Claim, OtherSettlement } from '../parts/claim.tsx'
import { Payouts } from '../parts/payouts.tsx'
import type { Route } from './+types/settlement'

export { handle } from 'virtual:rows/desk-settlement'

export const clientLoader = behindStaffGate(async ({ callApi, query }: Loading) => {
  const settlement_id = readId(query, 'settlement_id')
  const [found, lines] = await Promise.all([
    callApi(deskSettlement, { settlement_id }),
    callApi(deskSettlementLines, { settlement_id, page: maybeId(query, 'page') ?? 1 }),
  ])
  return { found, lines }
})
type Line = CallOutput<typeof deskSettlementLines>['list'][number]

const columns: Column<Line>[] = [
  { head: '时间', cell: (row) => shortTime(row.time), tight: true },
  {
    head: '项目',
    cell: (row) => [...new Set([row.kind_name, row.purpose_name, row.title])].filter(Boolean).join(' · '),
  },
  { head: '金额', cell: (row) => row.amount, numeric: true, tight: true },
  { head: '手续费', cell: (row) => row.fee, numeric: true, tight: true },
  { head: '平台留存', cell: (row) => row.kept, numeric: true, tight: true },
  { head: '净额', cell: (row) => row.net, numeric: true, tight: true },
  { head: '已自收', cell: (row) => (row.direct === '0.00' ? '' : row.direct), numeric: true, tight: true },
  {
    head: '单号',
    cell: (row) => row.subject_id && <code className="text-12 break-all select-all">{row.subject_id}</code>,
  },
]

export default function SettlementPage({ loaderData: { found, lines } }: Route.ComponentProps) {
  const { settlement, payouts, claim, may_propose, is_ours, pdf_url } = found
  const { revalidate } = useRevalidator()
  const mayRun = useMay('payouts.run') && is_ours === 1
  const isClaim = settlement.claim !== '0.00'
  return (
    <DeskFrame
      title={`${settlement.party_name} ${settlement.month} 结算单`}
      note={`结算单 ${settlement.number}，${settlement.issue_time.slice(0, 16)} 由${settlement.issued_by}出具，不再改变。`}
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/settlements">
            返回列表
          </ButtonLink>
          <Button kind="secondary" size="small" onClick={() => window.location.assign(pdf_url)}>
            打印 PDF
          </Button>
        </>
      }
    >
      <Card title="合计">
        <Facts
          facts={[
            { name: '收入', value: settlement.came },
            { name: '退款', value: settlement.went },
            { name: '支付手续费', value: settlement.fee },
            { name: '平台留存', value: settlement.kept },
            { name: '净额', value: settlement.net },
            ...(settlement.direct === '0.00' ? [] : [{ name: '医院已自收', value: settlement.direct }]),
            {
              name: '上期结转',
              value: claim.carried_from ? (
                <>
                  {settlement.carried} <OtherSettlement of={claim.carried_from} />
                </>
              ) : (
                settlement.carried
              ),
            },
            isClaim
              ? { name: '应收', value: <strong>{settlement.claim}</strong> }
              : { name: '应付', value: <strong>{settlement.due}</strong> },
          ]}
        />
        {mayRun && may_propose === 1 && (
          <div className="pt-16">
            <ActButton
              call={deskPayoutPropose}
              input={{ settlement_id: settlement.settlement_id }}
              kind="primary"
              confirm={{
                title: `申请付款 ${settlement.due} 元？`,
                text: `付给${settlement.party_name}。要由另一位有权同意付款的同事在“申请和同意”里同意，才能去付。`,
                yes: '申请付款',
              }}
              said={(payout) =>
                payout.state === 'approved' ? '没有别人可以同意，已直接通过，操作记录里会写明' : '已申请，等另一位同意'
              }
              onDone={() => void revalidate()}
            >
              申请付款
            </ActButton>
          </div>
        )}
      </Card>
      {isClaim && <Claim found={found} mayRun={mayRun} onDone={() => void revalidate()} />}
      <Payouts payouts={payouts} mayRun={mayRun} onDone={() => void revalidate()} />
      <TitledSection title={`${settlement.line_num} 笔流水`}>
        <div className="space-y-8">
          <ActButton
            call={deskSettlementLinesExport}
            input={{ settlement_id: settlement.settlement_id }}
            said={({ line_num }) => `已导出 ${line_num} 行`}
            onDone={({ file_name, text }) => saveFile({ name: file_name, type: 'text/csv;charset=utf-8', text })}
          >
            导出明细
          </ActButton>
          <Table label="流水" columns={columns} rows={lines.list} keyOf={(row) => row.entry_id} empty={<NoLines />} />
          <PageLinks page={lines.page} total={lines.total_page_num} />
        </div>
      </TitledSection>
    </DeskFrame>
  )
}

function NoLines() {
  return <Empty title="没有流水" text="换一页看看。" />
}
