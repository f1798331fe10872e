import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST, type ProofKind, proofKinds } from '../../rules.ts'
import { deskAbroadProofAdd, deskAbroadProofWithdraw, type deskAbroadUnit } from '../contract.ts'
import { PictureField } from './picture-field.tsx'

interface UnitProofsProps {
  unit: CallOutput<typeof deskAbroadUnit>
  onDone: () => void
}

const tones = { on: 'success', ahead: 'warning', over: 'danger', off: 'danger' } as const
const kinds = Object.keys(proofKinds) as ProofKind[]

/** What proves a hospital: added with its scan, withdrawn, never changed. */
export function UnitProofs({ unit, onDone }: UnitProofsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title="资质"
      aside={
        <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
          <PlusIcon />
          登记资质
        </Button>
      }
    >
      {unit.proofs.length === 0 && <p className="text-14 text-ink-3">还没有登记。执业许可和合作授权缺一不可。</p>}
      <ul className="divide-y divide-line">
        {unit.proofs.map((proof) => (
          <li key={proof.proof_id} className="flex flex-wrap items-center gap-12 py-8 text-14">
            <a href={proof.scan} className="shrink-0" aria-label={`看${proof.title}的原件`}>
              <img src={proof.scan} alt="" width={56} height={56} className="size-56 rounded-8 object-cover" />
            </a>
            <span className="min-w-0 grow basis-180">
              {proof.kind_name}：{proof.title} <Tag tone={tones[proof.state]}>{proof.state_desc}</Tag>
              <span className="block break-words text-12 text-ink-3">
                {proof.issuer}，<span className="inline-block">编号 {proof.number}，</span>
                {unbroken(`${proof.begin_date} ${proof.end_date ? `至 ${proof.end_date}` : '起长期有效'}`)}
              </span>
            </span>
            {proof.state !== 'off' && (
              // On a line of its own it begins where the picture does.
              <div className="-ml-12 wide:ml-0">
                <ActButton
                  call={deskAbroadProofWithdraw}
                  input={{ proof_id: proof.proof_id }}
                  kind="text"
                  said={() => '已撤回'}
                  onDone={onDone}
                >
                  撤回
                </ActButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isOpen && <ProofForm unitId={unit.unit_id} onClose={() => setOpen(false)} onSaved={onDone} />}
    </Card>
  )
}

interface ProofFormProps {
  unitId: number
  onClose: () => void
  onSaved: () => void
}

function ProofForm({ unitId, onClose, onSaved }: ProofFormProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <EditForm
      title="登记资质"
      action="登记并公开"
      disabled={isUploading}
      refusedFields={{ span: 'end_date', endless: 'end_date', twice: 'number', picture: 'scan' }}
      save={(form, send) =>
        send(deskAbroadProofAdd, {
          ...readForm(deskAbroadProofAdd, form, {
            kind: kinds,
            title: 'text',
            number: 'text',
            issuer: 'text',
            begin_date: 'text',
            end_date: 'text',
          }),
          scan: String(form.get('scan') ?? ''),
          unit_id: unitId,
        })
      }
      said={() => '资质已登记'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Select
        label="种类"
        name="kind"
        options={kinds.map((kind) => ({ value: kind, text: proofKinds[kind] }))}
        required
      />
      <Field label="名称" name="title" maxLength={MOST.name} required />
      <Field label="编号" name="number" maxLength={MOST.name} required />
      <Field label="谁出具的" name="issuer" maxLength={MOST.name} required />
      <div className="grid grid-cols-2 gap-12">
        <Field label="从哪天" name="begin_date" keyboard="date" required />
        <Field label="到哪天（授权必填）" name="end_date" keyboard="date" />
      </div>
      <PictureField label="原件照片或扫描件，对所有人公开" name="scan" onBusy={setUploading} />
    </EditForm>
  )
}
