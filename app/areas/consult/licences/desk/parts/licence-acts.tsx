import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskLicence, deskLicenceDecide, deskLicenceWithdraw } from '../contract.ts'

type Licence = CallOutput<typeof deskLicence>
interface LicenceActsProps {
  licence: Licence
  onDone: () => void
}

/** What may be decided about a licence now; whoever entered it reads that somebody else decides. */
export function LicenceActs({ licence, onDone }: LicenceActsProps) {
  const [asked, setAsked] = useState<'refuse' | 'withdraw'>()
  if (licence.state !== 'pending' && licence.state !== 'certified') return null
  return (
    <Card title={licence.state === 'pending' ? '审核' : '注销'}>
      {licence.state === 'pending' && licence.is_mine === 1 ? (
        <Notice>这张证书是您登记的，要由另一位同事审核。</Notice>
      ) : (
        <div className="flex flex-wrap gap-12">
          {licence.state === 'pending' && <Certify licence={licence} onDone={onDone} />}
          <Button kind="danger" onClick={() => setAsked(licence.state === 'pending' ? 'refuse' : 'withdraw')}>
            {licence.state === 'pending' ? '不通过' : '注销证书'}
          </Button>
        </div>
      )}
      {asked && (
        <ReasonDialog
          licence={licence}
          isRefusal={asked === 'refuse'}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            onDone()
          }}
        />
      )}
    </Card>
  )
}

const Certify = ({ licence: { licence_id, doctor_name }, onDone }: LicenceActsProps) => (
  <ActButton
    call={deskLicenceDecide}
    input={{ licence_id, is_right: 1 }}
    kind="primary"
    size="large"
    confirm={{
      title: '审核通过？',
      text: `请确认编码、类别、执业范围和日期都与证书一致。通过后 ${doctor_name} 可以在线上接诊。`,
      yes: '通过',
    }}
    said={() => '已通过，马上生效'}
    onDone={onDone}
  >
    审核通过
  </ActButton>
)

interface ReasonDialogProps extends LicenceActsProps {
  isRefusal: boolean
  onClose: () => void
}

function ReasonDialog({ licence: { licence_id, doctor_name }, isRefusal, onClose, onDone }: ReasonDialogProps) {
  return (
    <EditForm
      title={isRefusal ? '审核不通过' : `注销${doctor_name}的证书`}
      action={isRefusal ? '不通过' : '注销'}
      kind="danger"
      save={(form, send) => {
        const { reason } = readForm(deskLicenceWithdraw, form, { reason: 'text' })
        return isRefusal
          ? send(deskLicenceDecide, { licence_id, is_right: 0, reason })
          : send(deskLicenceWithdraw, { licence_id, reason })
      }}
      said={() => (isRefusal ? '已标为不通过' : '已注销，马上生效')}
      onSaved={onDone}
      onClose={onClose}
    >
      {!isRefusal && (
        <Notice tone="warning">
          工作台马上退出，不能再接诊和开处方；还没回复的问诊到时自动退款。线下门诊不受影响，需要时请在“医生”里停止接诊。
        </Notice>
      )}
      <TextField label="原因" name="reason" rows={3} maxLength={100} required />
    </EditForm>
  )
}
