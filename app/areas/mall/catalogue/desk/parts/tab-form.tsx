import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PositionField } from '#app/desk-shell/position-field.tsx'
import { WhomFields } from '#app/desk-shell/whom-fields.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { TAB_LENGTH, type TabKind, tabKinds } from '../../rules/tabs.ts'
import { deskTabAdd, deskTabChange, type deskTabs } from '../contract.ts'
import type { Category } from './category-form.tsx'

/** A tab that the desk keeps. */
export type ManagedTab = CallOutput<typeof deskTabs>['list'][number]

interface TabFormProps {
  tab: ManagedTab | undefined
  categories: readonly Category[]
  cities: readonly { id: number; name: string }[]
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  tab_name: 'text',
  kind: Object.keys(tabKinds) as TabKind[],
  category_id: 'text',
  position: 'text',
  city: 'text',
  channel: 'text',
  from: 'text',
  until: 'text',
} as const

/** A tab above the mall's goods: what it is called, what it lists, for whom, from when to when. */
export function TabForm({ tab, categories, cities, onClose, onSaved }: TabFormProps) {
  const [kind, setKind] = useState<TabKind>(tab?.kind ?? 'category')
  return (
    <EditForm
      title={tab ? `修改“${tab.tab_name}”` : '新增标签'}
      action="保存"
      refusedFields={{ category: 'category_id', city: 'city', span: 'until' }}
      edited={tab}
      save={(form, send) => {
        const written = readForm(deskTabAdd, form, sheet)
        return tab ? send(deskTabChange, { ...written, tab_id: tab.tab_id }) : send(deskTabAdd, written)
      }}
      said={() => '标签已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="标签名称" name="tab_name" maxLength={TAB_LENGTH} defaultValue={tab?.tab_name} required />
      <Select
        label="列出什么"
        name="kind"
        value={kind}
        onChange={({ target }) => setKind(target.value as TabKind)}
        options={Object.entries(tabKinds).map(([value, text]) => ({ value, text }))}
      />
      {kind === 'category' && (
        <Select
          label="分类"
          name="category_id"
          defaultValue={tab?.category_id ?? ''}
          placeholder="请选择"
          options={categories.map(({ category_id, category_name, parent_id }) => ({
            value: category_id,
            text: parent_id === null ? category_name : `— ${category_name}`,
          }))}
          required
        />
      )}
      <PositionField defaultValue={tab?.position ?? 100} />
      <WhomFields of={tab} cities={cities} />
    </EditForm>
  )
}
