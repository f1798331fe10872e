import { PlusIcon } from 'lucide-react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import {
  deskFamilyTeamAdd,
  deskFamilyTeamChange,
  type deskFamilyTeamChoices,
  type deskFamilyTeamSheet,
} from '../contract.ts'
import { lengths, MOST, MOST_RESIDENTS, promiseName, usualTimes } from '../rules.ts'
import { MealFields } from './meal-fields.tsx'
import { type Promised, readPromises } from './promise-fields.tsx'
import { useRows } from './use-rows.ts'

type Sheet = CallOutput<typeof deskFamilyTeamSheet>
type Choices = CallOutput<typeof deskFamilyTeamChoices>

const usualBase = {
  name: '基础服务包',
  content: '',
  promises: Object.entries(usualTimes).map(([kind, times]) => ({
    kind: kind as Promised['kind'],
    name: promiseName(kind as Promised['kind']),
    times,
  })),
}

interface TeamFormProps {
  choices: Choices
  /** Missing: a new one. */
  sheet: Sheet | undefined
  onSaved: () => void
}

/** A team with its people and packages. */
export function TeamForm({ choices, sheet, onSaved }: TeamFormProps) {
  const people = useRows(sheet?.colleagues ?? [])
  const meals = useRows(sheet?.meals ?? [])
  const read = (form: FormData) => {
    const textOf = (name: string) => String(form.get(name) ?? '')
    const mealOf = (prefix: string) => ({
      name: textOf(`${prefix}-name`),
      content: textOf(`${prefix}-content`),
      promises: readPromises(form, prefix),
    })
    return {
      ...readForm(deskFamilyTeamAdd, form, fields),
      colleagues: people.keys.map((key) => ({
        name: textOf(`person-${key}-name`),
        role: textOf(`person-${key}-role`),
      })),
      base: mealOf('base'),
      meals: meals.rows.map(({ row, key }) => ({
        ...mealOf(`meal-${key}`),
        ...(row ? { meal_id: row.meal_id } : {}),
        price: textOf(`meal-${key}-price`),
      })),
    }
  }
  return (
    <PageForm
      action="保存团队"
      refusedFields={{ community: 'area_id', doctor: 'doctor_id', 'too-few': 'capacity' }}
      edited={sheet}
      save={(form, send) =>
        sheet
          ? send(deskFamilyTeamChange, { ...read(form), team_id: sheet.team_id })
          : send(deskFamilyTeamAdd, { ...read(form), ...readForm(deskFamilyTeamAdd, form, { doctor_id: 'text' }) })
      }
      onSaved={onSaved}
    >
      <div className="grid items-start gap-16 wide:grid-cols-2">
        <div className="space-y-16">
          <Card title="团队">
            <BasicFields choices={choices} sheet={sheet} />
          </Card>
          <Card title="团队成员">
            <fieldset name="colleagues" aria-label="团队成员" className="min-w-0">
              {people.rows.map(({ row, key }) => (
                <Person key={key} prefix={`person-${key}`} person={row} onRemove={() => people.remove(key)} />
              ))}
            </fieldset>
            {people.keys.length < MOST.colleagues && <AddButton onClick={people.add}>加一位成员</AddButton>}
          </Card>
        </div>
        <Card title="服务包">
          <div className="space-y-16">
            <MealFields prefix="base" meal={sheet?.base ?? usualBase} />
            <fieldset name="meals" aria-label="收费服务包" className="min-w-0 space-y-16">
              {meals.rows.map(({ row, key }) => (
                <MealFields key={key} prefix={`meal-${key}`} meal={row} onRemove={() => meals.remove(key)} />
              ))}
            </fieldset>
            {meals.keys.length < MOST.meals && <AddButton onClick={meals.add}>加一个收费服务包</AddButton>}
          </div>
        </Card>
      </div>
    </PageForm>
  )
}

const fields = {
  team_name: 'text',
  introduction: 'text',
  area_id: 'text',
  address: 'text',
  phone: 'text',
  capacity: 'text',
} as const

const AddButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button kind="secondary" size="small" onClick={onClick}>
    <PlusIcon />
    {children}
  </Button>
)

interface PersonProps {
  prefix: string
  person: { name: string; role: string } | undefined
  onRemove: () => void
}

const Person = ({ prefix, person, onRemove }: PersonProps) => (
  <div className="flex flex-wrap items-end gap-x-12">
    <div className="min-w-0 grow basis-120">
      <Field label="姓名" name={`${prefix}-name`} maxLength={lengths.person} defaultValue={person?.name} required />
    </div>
    <div className="min-w-0 grow basis-120">
      <Field
        label="身份"
        name={`${prefix}-role`}
        maxLength={lengths.role}
        defaultValue={person?.role}
        placeholder="如：社区护士"
        required
      />
    </div>
    <Button kind="text" size="small" onClick={onRemove}>
      移除
    </Button>
  </div>
)

const BasicFields = ({ choices, sheet }: Pick<TeamFormProps, 'choices' | 'sheet'>) => (
  <div className="space-y-12">
    {sheet ? (
      <p className="text-14 text-ink-2">团队长：{sheet.doctor_name}（团队跟着团队长，不能换人）</p>
    ) : (
      <Select
        label="团队长"
        name="doctor_id"
        defaultValue=""
        placeholder="请选择医生"
        options={choices.doctors.map(({ id, name }) => ({ value: id, text: name }))}
        required
      />
    )}
    <Field label="团队名称" name="team_name" maxLength={lengths.name} defaultValue={sheet?.team_name} required />
    <Community choices={choices} sheet={sheet} />
    <NumberField
      label="可签约人数"
      name="capacity"
      unit="人"
      min={sheet?.resident_num ?? 0}
      max={MOST_RESIDENTS}
      defaultValue={sheet?.capacity ?? 500}
      {...(sheet && { hint: `现在照看着 ${sheet.resident_num} 位居民` })}
      required
    />
    <Field label="服务地址" name="address" maxLength={lengths.address} defaultValue={sheet?.address} />
    <Field label="联系电话" name="phone" maxLength={lengths.phone} defaultValue={sheet?.phone} />
    <TextField
      label="团队介绍"
      name="introduction"
      rows={4}
      maxLength={lengths.introduction}
      defaultValue={sheet?.introduction}
    />
  </div>
)

/** The street that the team looks after; where divisions were drawn anew, the old one can stay. */
const Community = ({ choices: { districts }, sheet }: Pick<TeamFormProps, 'choices' | 'sheet'>) => {
  const isListed = districts.some(({ list }) => list.some(({ id }) => id === sheet?.area_id))
  return (
    <Select
      label="服务社区"
      name="area_id"
      hint="居民按住的街道找团队"
      placeholder="请选择街道"
      options={sheet && !isListed ? [{ value: sheet.area_id, text: sheet.area_name }] : []}
      groups={districts.map(({ district_name, list }) => ({
        label: district_name,
        options: list.map(({ id, name }) => ({ value: id, text: name })),
      }))}
      defaultValue={sheet?.area_id ?? ''}
      required
    />
  )
}
