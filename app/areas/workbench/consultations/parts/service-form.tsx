import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { benchServiceChange, type benchServices } from '../contract.ts'

type Service = CallOutput<typeof benchServices>['list'][number]

const numbers = [
  { name: 'replies', label: '患者可以写几次', unit: '次', min: 1, max: 50 },
  { name: 'hours', label: '问诊时长', unit: '小时', min: 1, max: 168 },
  { name: 'accept_minutes', label: '承诺多久接诊', unit: '分钟', min: 5, max: 1_440 },
  { name: 'reply_minutes', label: '承诺多久回复', unit: '分钟', min: 5, max: 2_880 },
] as const

const sheet = {
  price: 'text',
  replies: 'text',
  hours: 'text',
  accept_minutes: 'text',
  reply_minutes: 'text',
} as const

/** One way to be asked: its price, its terms, on or off. */
export function ServiceForm({ service }: { service: Service }) {
  const [isOn, setOn] = useState(service.is_on === 1)
  return (
    <Card title={service.name}>
      <PageForm
        action="保存"
        save={(form, send) => {
          const terms = readForm(benchServiceChange, form, sheet)
          return send(benchServiceChange, { ...terms, type: service.type, is_on: isOn ? 1 : 0 })
        }}
        said={(saved) => `${saved.name}已保存，新的提问按这个来`}
        onSaved={() => undefined}
      >
        <div className="-mx-16">
          <Switch checked={isOn} onChange={(event) => setOn(event.target.checked)} note="关闭后患者不能用这种方式提问">
            {isOn ? '已开通' : '已关闭'}
          </Switch>
        </div>
        <Field label="价格（元）" name="price" keyboard="decimal" defaultValue={service.price} required />
        <div className="grid grid-cols-1 gap-12 min-[480px]:grid-cols-2">
          {numbers.map(({ name, ...field }) => (
            <NumberField key={name} name={name} {...field} defaultValue={service[name]} required />
          ))}
        </div>
      </PageForm>
    </Card>
  )
}
