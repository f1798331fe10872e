import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { doHealthConfig, type getMemHealthConfig } from '../contract.ts'

type Config = CallOutput<typeof getMemHealthConfig>['config']

/** What a member measures at home: the aim that the doctor gave, and when a message reminds of it. */
export function MeasureForm({ memberId, config }: { memberId: number; config: Config }) {
  const { revalidate } = useRevalidator()
  const saving = useAct(doHealthConfig)
  const [isOn, setOn] = useState(new Set(config.flatMap(({ item, is_on }) => (is_on === 1 ? [item] : []))))
  const turn = (item: Config[number]['item']) => {
    const next = new Set(isOn)
    if (!next.delete(item)) next.add(item)
    setOn(next)
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const set = config.map(({ item, target, remind_time }) => ({
      item,
      is_on: isOn.has(item) ? 1 : 0,
      target: String(form.get(`${item} target`) ?? target),
      remind_time: String(form.get(`${item} time`) ?? remind_time),
    }))
    if (!(await saving.run({ member_id: memberId, config: JSON.stringify(set) }))) return
    toast('已保存')
    revalidate()
  }
  return (
    <form onSubmit={save} className="space-y-12">
      <Notice>打开要在家量的几样。填了提醒时间，每天到点发一条消息提醒您量。</Notice>
      {config.map(({ item, name, unit, target, remind_time }) => (
        <Card key={item} className="space-y-8">
          <div className="-mx-16 -my-12">
            <Switch checked={isOn.has(item)} onChange={() => turn(item)} note={`单位 ${unit}`}>
              {name}
            </Switch>
          </div>
          {isOn.has(item) && (
            <div className="grid grid-cols-2 gap-12 pt-8 elder:grid-cols-1">
              <Field
                label={`${name}目标`}
                name={`${item} target`}
                maxLength={30}
                defaultValue={target}
                hint="医生给的，没有可以不填"
              />
              <Field label={`${name}提醒时间`} name={`${item} time`} keyboard="time" defaultValue={remind_time} />
            </div>
          )}
        </Card>
      ))}
      {saving.error && (
        <div role="alert">
          <Notice tone="danger">{saving.error.words}</Notice>
        </div>
      )}
      <Button type="submit" wide busy={saving.busy}>
        保存
      </Button>
    </form>
  )
}
