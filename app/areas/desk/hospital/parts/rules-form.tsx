import type { ReactNode } from 'react'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskRules } from '../contract.ts'
import { rulesBounds } from '../rules.ts'

type Settings = CallOutput<typeof deskRules>
type Sheet = Settings['rules']

const sheet = {
  release_time: 'text',
  days_ahead: 'text',
  cancel_days_before: 'text',
  cancel_time: 'text',
  min_age: 'text',
  max_age: 'text',
  need_id_card: 'flag',
  need_card: 'flag',
  most_per_day: 'text',
  most_open: 'text',
  missed_limit: 'text',
  missed_days: 'text',
  missed_ban_days: 'text',
  hold_minutes: 'text',
  pay_on_site: 'flag',
  waitlist_pay_hours: 'text',
  waitlist_from: 'text',
  waitlist_to: 'text',
} as const

interface RulesFormProps {
  rules: Sheet
  version: number
  onSaved: (settings: Settings) => void
}

/** The rule sheet as a form; who may not change it reads it. */
export function RulesForm({ rules, version, onSaved }: RulesFormProps) {
  const mayChange = useMay('hospital.rules')
  return (
    <Card title="预约规则">
      <PageForm
        action="保存规则"
        readOnly={mayChange ? undefined : '只有管理员可以修改。'}
        edited={{ version }}
        save={(form, send) => send(deskRules, readForm(deskRules, form, sheet))}
        said={() => '预约规则已保存，对之后的预约生效'}
        onSaved={onSaved}
      >
        <Group title="放号">
          <Clock label="每天放号时间" name="release_time" rules={rules} />
          <Whole label="可约天数" name="days_ahead" bounds={rulesBounds.daysAhead} unit="天" rules={rules} />
        </Group>
        <Group title="取消">
          <Whole
            label="就诊前几天截止"
            name="cancel_days_before"
            bounds={rulesBounds.cancelDaysBefore}
            unit="天"
            rules={rules}
          />
          <Clock label="截止时间" name="cancel_time" rules={rules} />
        </Group>
        <Group title="谁可以约">
          <Whole label="最小年龄" name="min_age" bounds={rulesBounds.age} unit="岁" rules={rules} optional />
          <Whole label="最大年龄" name="max_age" bounds={rulesBounds.age} unit="岁" rules={rules} optional />
          <Checkbox name="need_id_card" defaultChecked={rules.need_id_card === 1}>
            需要身份证件
          </Checkbox>
          <Checkbox name="need_card" defaultChecked={rules.need_card === 1}>
            需要本院就诊卡
          </Checkbox>
        </Group>
        <Group title="限额（每位就诊人）">
          <Whole label="每天最多" name="most_per_day" bounds={rulesBounds.mostPerDay} unit="个" rules={rules} />
          <Whole label="同时未就诊最多" name="most_open" bounds={rulesBounds.mostOpen} unit="个" rules={rules} />
        </Group>
        <Group title="爽约">
          <Whole label="统计天数" name="missed_days" bounds={rulesBounds.missedDays} unit="天" rules={rules} />
          <Whole label="满几次" name="missed_limit" bounds={rulesBounds.missedLimit} unit="次" rules={rules} />
          <Whole label="暂停预约" name="missed_ban_days" bounds={rulesBounds.missedBanDays} unit="天" rules={rules} />
        </Group>
        <Group title="支付与候补">
          <div className="col-span-2">
            <Checkbox name="pay_on_site" defaultChecked={rules.pay_on_site === 1}>
              挂号费到院支付（先占号，缴费后才能签到）
            </Checkbox>
          </div>
          <Whole label="号源保留" name="hold_minutes" bounds={rulesBounds.holdMinutes} unit="分钟" rules={rules} />
          <Whole
            label="候补支付期限"
            name="waitlist_pay_hours"
            bounds={rulesBounds.waitlistPayHours}
            unit="小时"
            rules={rules}
          />
          <Clock label="候补开始" name="waitlist_from" rules={rules} />
          <Clock label="候补结束" name="waitlist_to" rules={rules} />
        </Group>
      </PageForm>
    </Card>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="pb-8 text-14 font-semibold text-ink-2">{title}</h3>
      <div className="grid grid-cols-2 items-start gap-x-12 gap-y-4">{children}</div>
    </section>
  )
}

interface InputProps {
  label: string
  name: keyof Sheet
  rules: Sheet
}

function Clock({ label, name, rules }: InputProps) {
  return (
    <Field
      label={label}
      name={name}
      pattern="([01]\d|2[0-3]):[0-5]\d|24:00"
      placeholder="07:00"
      defaultValue={rules[name] ?? ''}
      required
    />
  )
}

interface WholeProps extends InputProps {
  bounds: readonly [least: number, most: number]
  unit: string
  optional?: boolean
}

function Whole({ label, name, rules, bounds: [min, max], unit, optional = false }: WholeProps) {
  return (
    <NumberField
      label={label}
      name={name}
      min={min}
      max={max}
      defaultValue={rules[name] ?? ''}
      unit={unit}
      required={!optional}
      {...(optional && { placeholder: '不限' })}
    />
  )
}
