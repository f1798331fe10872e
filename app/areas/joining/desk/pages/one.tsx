import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { Pictures } from '../../parts/application-facts.tsx'
import { fields, serviceWords } from '../../rules.ts'
import { deskJoiningApprove, deskJoiningOne } from '../contract.ts'
import { RefuseForm } from '../parts/refuse-form.tsx'
import type { Route } from './+types/one'

export { handle } from 'virtual:rows/desk-joining-one'

const load = ({ callApi, query }: Loading) =>
  callApi(deskJoiningOne, { application_id: readId(query, 'application_id') })
export const clientLoader = behindStaffGate(load)
type Application = Route.ComponentProps['loaderData']

export default function DeskJoiningOnePage({ loaderData: application }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const isOpen = application.state === 'pending' || application.state === 'many'
  return (
    <DeskFrame title={application.unit_name} note={`${application.class_name} · ${application.level_name}`}>
      <div className="space-y-16">
        <Standing application={application} isOpen={isOpen} />
        <div className="grid gap-16 wide:grid-cols-2">
          <Institution application={application} />
          <Certificates application={application} />
        </div>
        {isOpen && <Decide application={application} onDone={revalidate} />}
      </div>
    </DeskFrame>
  )
}

function Standing({ application, isOpen }: { application: Application; isOpen: boolean }) {
  const { state, state_desc, deadline_time, working_deadline, is_overdue, send_num, doubts, reasons, first_by } =
    application
  return (
    <>
      {isOpen && (
        <Notice tone={is_overdue === 1 ? 'danger' : 'plain'}>
          {unbroken(
            [
              is_overdue === 1 ? '已经超时：' : '',
              `${deadline_time.slice(0, 16)} 前要给结果`,
              working_deadline && `（遇上休息日，最晚 ${working_deadline}）`,
              `，30 天内第 ${send_num} 次提交`,
              state === 'many' ? '，已标为多次提交，请打电话核对。' : '。',
              first_by && ` ${first_by} 已初审通过，等另一位复审。`,
            ].join(''),
          )}
        </Notice>
      )}
      {!isOpen && <Notice tone={state === 'approved' ? 'accent' : 'warning'}>{state_desc}</Notice>}
      {isOpen && doubts.length > 0 && (
        <Notice tone="warning">
          请留意：
          <ul className="list-disc pl-20">
            {doubts.map(({ field, words }) => (
              <li key={field}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      {reasons.length > 0 && (
        <Card title="没有通过的原因">
          <Facts facts={reasons.map(({ field, words }) => ({ name: fields[field].words, value: words }))} />
        </Card>
      )}
    </>
  )
}

const Institution = ({ application }: { application: Application }) => (
  <Card title="机构与联系人">
    <Facts
      facts={[
        { name: '地址', value: application.address },
        { name: '对外电话', value: application.phone },
        { name: '联系人', value: application.contact },
        { name: '联系电话', value: application.mobile },
        { name: '工作台登录名', value: application.login_name },
        { name: '想开通', value: application.services.map((service) => serviceWords[service]).join('、') },
      ]}
    />
    {application.introduction && <p className="pt-12 text-14 whitespace-pre-line">{application.introduction}</p>}
  </Card>
)

const Certificates = ({ application }: { application: Application }) => (
  <Card title="资质证照">
    <Facts
      facts={[
        { name: '统一社会信用代码', value: <span className="wrap-anywhere">{application.credit_code}</span> },
        { name: '许可证登记号', value: <span className="wrap-anywhere">{application.licence_no}</span> },
        { name: '许可证有效期至', value: application.licence_until },
      ]}
    />
    <Pictures label="执业许可证" pictures={application.license_images} />
    <Pictures label="其他资质" pictures={application.cert_images} />
  </Card>
)

function Decide({ application, onDone }: { application: Application; onDone: () => void }) {
  const approving = useAct(deskJoiningApprove)
  const [isRefusing, setRefusing] = useState(false)
  const { application_id, is_mine, waits_second } = application
  const approve = async () => {
    const done = await approving.run({ application_id })
    if (done) toast(done.is_second === 1 ? '已通过，医院和管理员账号已建好' : '初审通过，等另一位复审')
    onDone()
  }
  return (
    <div className="space-y-8">
      {approving.error && <Notice tone="danger">{approving.error.words}</Notice>}
      <div className="flex flex-wrap gap-12">
        <Button busy={approving.busy} disabled={is_mine === 1} onClick={approve}>
          {waits_second === 1 ? '复审通过，开通医院' : '初审通过'}
        </Button>
        <Button kind="danger" onClick={() => setRefusing(true)}>
          不通过
        </Button>
      </div>
      {is_mine === 1 && <p className="text-14 text-ink-3">您已经初审过了，复审要由另一位来做。</p>}
      {isRefusing && (
        <RefuseForm
          applicationId={application_id}
          onSaved={() => {
            setRefusing(false)
            onDone()
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  )
}
