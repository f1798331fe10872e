import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inquiryDetailAddress, MY_INQUIRIES } from '../cards/inquiry-address.ts'
import { addInquiry, type inquiryForm } from '../contract.ts'
import { MOST } from '../rules.ts'

interface AskFormProps {
  form: CallOutput<typeof inquiryForm>
  unitId: number | undefined
  projectId: number | undefined
  /** What stands above the fields. */
  children: ReactNode
}

/** What one asks prices for, whom, and how one is reached. */
export function AskForm({ form, unitId, projectId, children }: AskFormProps) {
  const navigate = useNavigate()
  const adding = useAct(addInquiry, { hideToast: true })
  const [units, setUnits] = useState<readonly number[]>(unitId === undefined ? [] : [unitId])
  const [agrees, setAgrees] = useState(false)
  const [fault, setFault] = useState<string>()
  const turn = (id: number, isOn: boolean) => setUnits(isOn ? [...units, id] : units.filter((one) => one !== id))

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setFault(agrees ? undefined : '请先勾选同意，专人才能跟进')
    if (!agrees) return
    const made = await adding.run({
      project_id: Number(given.get('project_id')),
      unit_ids: units.join(','),
      truename: String(given.get('truename')),
      mobile: String(given.get('mobile')),
      content: String(given.get('content')),
    })
    if (!made) return
    toast(made.state === 'sent' ? '已提交，专人 24 小时内联系您' : '已保存，登录后马上发出')
    navigate(made.state === 'sent' ? inquiryDetailAddress(made.request_id) : MY_INQUIRIES)
  }
  return (
    <form onSubmit={send} className="flex grow flex-col">
      <div className="grow space-y-16 p-16">
        {children}
        <Card className="space-y-16">
          <Select
            label="想咨询什么"
            name="project_id"
            defaultValue={projectId ?? ''}
            placeholder="请选择"
            options={form.projects.map(({ project_id, project_name }) => ({ value: project_id, text: project_name }))}
            required
          />
          <TextField
            label="病情和想解决的问题"
            name="content"
            rows={4}
            maxLength={MOST.content}
            placeholder="例如：肺癌术后半年，想问质子治疗的方案和费用"
            required
          />
          <Field label="怎么称呼患者" name="truename" keyboard="name" maxLength={30} required />
          <Field label="手机号" name="mobile" keyboard="mobile" required />
        </Card>
        <Units units={form.units} chosen={units} onTurn={turn} />
        <Checkbox checked={agrees} onChange={(event) => setAgrees(event.target.checked)}>
          我同意平台用以上病情和联系方式跟进这次询价。资料出境会另外逐家问您
        </Checkbox>
      </div>
      <BottomAction error={fault ?? adding.error?.words} note="不用登录就能提交，看答复时再登录">
        <Button type="submit" busy={adding.busy}>
          提交询价
        </Button>
      </BottomAction>
    </form>
  )
}

interface UnitsProps {
  units: AskFormProps['form']['units']
  chosen: readonly number[]
  onTurn: (id: number, isOn: boolean) => void
}

function Units({ units, chosen, onTurn }: UnitsProps) {
  if (units.length === 0) return null
  return (
    <fieldset>
      <legend className="pb-8 text-14 font-medium">想问哪几家（最多 {MOST.hospitals} 家，可以不选，由专人推荐）</legend>
      <div className="max-h-320 overflow-y-auto rounded-12 bg-card px-16" tabIndex={-1}>
        {units.map(({ unit_id, unit_name, country_name }) => (
          <Checkbox
            key={unit_id}
            checked={chosen.includes(unit_id)}
            disabled={!chosen.includes(unit_id) && chosen.length >= MOST.hospitals}
            onChange={(event) => onTurn(unit_id, event.target.checked)}
          >
            {unit_name}（{country_name}）
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
