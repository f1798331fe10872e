import { FileBadgeIcon, FileTextIcon, IdCardIcon, PhoneIcon } from 'lucide-react'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { hospitalAuditDetail } from '../contract.ts'
import type { Draft } from '../parts/join-draft.ts'
import { OwnApplications } from '../parts/own-applications.tsx'
import { resultAddress } from '../parts/step-address.ts'
import { DEADLINE_DAYS, joinSteps, serviceWords } from '../rules.ts'

export { handle } from 'virtual:rows/R038'

const needed = [
  { Icon: FileBadgeIcon, title: '医疗机构执业许可证', note: '正本、副本的照片，登记号和有效期' },
  { Icon: IdCardIcon, title: '统一社会信用代码', note: '18 位，在营业执照或法人证书上' },
  { Icon: FileTextIcon, title: '其他资质', note: '诊疗科目、法人证书等，没有可以后补' },
  { Icon: PhoneIcon, title: '一位联系人', note: '审核有疑问时打电话' },
]

const ways = [
  { title: '填写申请', note: `${joinSteps.length} 步，随时保存，换设备接着填` },
  { title: '平台审核', note: `${DEADLINE_DAYS} 天内给结果，哪里要改逐条说明` },
  { title: '开业', note: '领取管理员账号，填好科室、医生和排班，患者就能预约' },
]

export default function JoinIndexPage() {
  const { answer: mine, hasFailed, again } = useOwnAnswer(hospitalAuditDetail, { open: 1 })
  return (
    <Frame bar={{}}>
      <div className="grow space-y-16 p-16">
        <header className="space-y-4">
          <h1 className="text-22 font-semibold text-balance">让患者在这里找到您的医院</h1>
          <p className="text-14 text-ink-2">医院、门诊部和诊所都可以申请，不收入驻费。</p>
        </header>
        {mine && <OwnApplications open={mine} />}
        <Card title="入驻以后可以">
          <p className="text-14">{Object.values(serviceWords).join('、')}。开通哪些，由您选择。</p>
        </Card>
        <Card title="怎么入驻">
          <ol className="space-y-12">
            {ways.map(({ title, note }, at) => (
              <li key={title} className="flex gap-12">
                <span className="flex size-24 shrink-0 items-center justify-center rounded-full bg-tint text-14 text-accent-ink tabular-nums">
                  {at + 1}
                </span>
                <span>
                  <span className="block text-16 font-medium">{title}</span>
                  <span className="block text-14 text-ink-2">{note}</span>
                </span>
              </li>
            ))}
          </ol>
        </Card>
        <CellGroup title="请先备好">
          {needed.map(({ Icon, title, note }) => (
            <Cell key={title} start={<Icon />} title={title} note={note} />
          ))}
        </CellGroup>
        <CellGroup>
          <Cell title="有疑问，问问客服" to="/qiyuMiddle" />
        </CellGroup>
      </div>
      {!mine && hasFailed ? <Unknown onRetry={again} /> : <NextStep open={mine} />}
    </Frame>
  )
}

/** Whether there is an application did not come: who has one would begin another. */
const Unknown = ({ onRetry }: { onRetry: () => void }) => (
  <BottomAction error="没有查到您的申请，可能是网络不稳定">
    <Button kind="secondary" onClick={onRetry}>
      重新加载
    </Button>
  </BottomAction>
)

/** What the application is waiting for, which is open; who has none begins one. */
function NextStep({ open }: { open: Draft | undefined }) {
  const isSent = open !== undefined && open.state_name !== 'draft'
  const begin = (open?.approved.length ?? 0) > 0 ? '再申请一家' : '开始申请'
  return (
    <BottomAction note={isSent ? `您的申请：${open.state_desc}` : undefined}>
      {isSent ? (
        <ButtonLink to={resultAddress()}>看审核结果</ButtonLink>
      ) : (
        <ButtonLink to="/health/join">{open?.save_time ? '接着填申请' : begin}</ButtonLink>
      )}
    </BottomAction>
  )
}
