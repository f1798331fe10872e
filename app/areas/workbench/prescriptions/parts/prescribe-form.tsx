import { type FormEvent, useState } from 'react'
import { MOST_PIECES } from '#app/areas/prescriptions/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { benchPrescribe } from '../contract.ts'
import { type Drug, DrugChoice, nameOf } from './drug-choice.tsx'
import { SignDialog } from './sign-dialog.tsx'

interface PrescribeFormProps {
  consultationId: string
  onWritten: () => void
}

const blank = { name: '', diagnosis: '', dosage: '', allergy: '', pieces: 1 }

/** What a doctor prescribes; they read it once more before they put their name to it. */
export function PrescribeForm({ consultationId, onWritten }: PrescribeFormProps) {
  const [typed, setTyped] = useState(blank)
  const [drug, setDrug] = useState<Drug>()
  const [isTried, setTried] = useState(false)
  const [isSigning, setSigning] = useState(false)
  const prescribe = useAct(benchPrescribe, { hideToast: true })
  const change = (what: Partial<typeof blank>) => setTyped((before) => ({ ...before, ...what }))
  const missing = (value: string) => (isTried && value.trim() === '' ? '请填写' : undefined)
  const review = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setSigning([typed.name, typed.diagnosis, typed.dosage].every((value) => value.trim() !== ''))
  }
  const sign = async () => {
    const { name, diagnosis, dosage, allergy, pieces: buy_num } = typed
    const what = drug ? { special_id: drug.special_id } : { drug_name: name }
    const done = await prescribe.run({
      ask_id: consultationId,
      ...what,
      buy_num,
      diagnosis,
      dosage,
      allergy,
      is_confirmed: 1,
    })
    setSigning(false)
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
        {prescribe.error && <Notice tone="danger">{prescribe.error.words}</Notice>}
        <Button type="submit" wide>
          核对并签名
        </Button>
      </form>
      {isSigning && <SignDialog typed={typed} busy={prescribe.busy} onCancel={() => setSigning(false)} onSign={sign} />}
    </Card>
  )
}
