import { type FormEvent, useState } from 'react'
import { MOST_PIECES } from '#app/areas/prescriptions/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useSend } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { benchPrescribe, benchPrescriptionHints, benchVisitHints, benchVisitPrescribe } from '../contract.ts'
import { type Drug, DrugChoice, nameOf } from './drug-choice.tsx'
import { SignDialog } from './sign-dialog.tsx'

/** Where it is prescribed: in a consultation, or at a visit. */
type Where = { ask_id: string } | { order_id: string }

interface PrescribeFormProps {
  where: Where
  onWritten: () => void
}

type Hints = CallOutput<typeof benchVisitHints>['list']

const blank = { name: '', diagnosis: '', dosage: '', allergy: '', pieces: 1 }

/** What a doctor prescribes; they read it once more before they put their name to it. */
export function PrescribeForm({ where, onWritten }: PrescribeFormProps) {
  const [typed, setTyped] = useState(blank)
  const [drug, setDrug] = useState<Drug>()
  const [isTried, setTried] = useState(false)
  const [hints, setHints] = useState<Hints>()
  const sending = useSend({ hideToast: true })
  const change = (what: Partial<typeof blank>) => setTyped((before) => ({ ...before, ...what }))
  const missing = (value: string) => (isTried && value.trim() === '' ? '请填写' : undefined)
  const what = drug ? { special_id: drug.special_id } : { drug_name: typed.name.trim() }
  const review = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { name, diagnosis, dosage, allergy } = typed
    if ([name, diagnosis, dosage].some((value) => value.trim() === '')) return
    const meant = { ...what, dosage, allergy }
    const found =
      'ask_id' in where
        ? await sending.send(benchPrescriptionHints, { ...where, ...meant })
        : await sending.send(benchVisitHints, { ...where, ...meant })
    if (found) setHints(found.list)
  }
  const sign = async () => {
    const { diagnosis, dosage, allergy, pieces: buy_num } = typed
    const signed = { ...what, buy_num, diagnosis, dosage, allergy, is_confirmed: 1 }
    const done =
      'ask_id' in where
        ? await sending.send(benchPrescribe, { ...where, ...signed })
        : await sending.send(benchVisitPrescribe, { ...where, ...signed })
    setHints(undefined)
    if (!done) return
    toast('已签名，等药师审核')
    setTyped(blank)
    setDrug(undefined)
    setTried(false)
    onWritten()
  }
  return (
    <Card title="开处方">
      <form onSubmit={review} noValidate className="space-y-12">
        <DrugChoice
          name={typed.name}
          chosen={drug}
          error={missing(typed.name)}
          onType={(name) => {
            setDrug(undefined)
            change({ name })
          }}
          onChoose={(chosen) => {
            setDrug(chosen)
            change({ name: nameOf(chosen), pieces: 1 })
          }}
        />
        <Select
          label="数量"
          value={typed.pieces}
          onChange={(event) => change({ pieces: Number(event.target.value) })}
          options={Array.from({ length: drug?.most ?? MOST_PIECES }, (_, at) => ({
            value: at + 1,
            text: `${at + 1} 件`,
          }))}
        />
        <TextField
          label="诊断"
          rows={2}
          maxLength={200}
          value={typed.diagnosis}
          error={missing(typed.diagnosis)}
          onChange={(event) => change({ diagnosis: event.target.value })}
        />
        <TextField
          label="用法用量"
          rows={2}
          maxLength={200}
          value={typed.dosage}
          placeholder="例如：口服，每日一次，每次 5 毫克"
          error={missing(typed.dosage)}
          onChange={(event) => change({ dosage: event.target.value })}
        />
        <TextField
          label="过敏史（问过患者再填）"
          rows={1}
          maxLength={200}
          value={typed.allergy}
          onChange={(event) => change({ allergy: event.target.value })}
        />
        {sending.error && <Notice tone="danger">{sending.error.words}</Notice>}
        <Button type="submit" wide busy={sending.busy}>
          核对并签名
        </Button>
      </form>
      {hints && (
        <SignDialog
          typed={typed}
          hints={hints}
          busy={sending.busy}
          onCancel={() => setHints(undefined)}
          onSign={sign}
        />
      )}
    </Card>
  )
}
