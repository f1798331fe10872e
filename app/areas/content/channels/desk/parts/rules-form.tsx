import { useRevalidator } from 'react-router'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { allFlags, flags, MOST } from '../../rules.ts'
import { deskChannelRules } from '../contract.ts'
import type { ManagedChannel } from './look-form.tsx'

const sheet = {
  no_nav_bar: 'flag',
  all_page_write_not: 'flag',
  all_page_download_app: 'flag',
  all_page_qun_liao: 'flag',
  city: 'text',
  group_name: 'text',
  group_url: 'text',
  is_on: 'flag',
} as const

interface RulesFormProps {
  channel: ManagedChannel
  cities: readonly { city_id: number; city_name: string }[]
}

/** What a channel does to every page, its city, and whether it is on: for who manages all channels. */
export function RulesForm({ channel, cities }: RulesFormProps) {
  const { revalidate } = useRevalidator()
  return (
    <Card title="规则">
      <PageForm
        action="保存规则"
        kind="secondary"
        edited={{ version: channel.rules_version }}
        save={(form, send) =>
          send(deskChannelRules, {
            ...readForm(deskChannelRules, form, sheet),
            channel: channel.channel,
          })
        }
        refusedFields={{ group: 'group_url', city: 'city' }}
        said={() => '已保存，十几秒后所有页面都这样'}
        onSaved={() => revalidate()}
      >
        <Checkbox name="is_on" defaultChecked={channel.is_on === 1}>
          启用这个渠道
        </Checkbox>
        <fieldset>
          <legend className="pb-6 text-14 font-medium">对所有页面</legend>
          {allFlags.map((flag) => (
            <Checkbox key={flag} name={flag} defaultChecked={channel[flag] === 1}>
              {flags[flag].words}
              <span className="block text-12 text-ink-3">{flags[flag].note}</span>
            </Checkbox>
          ))}
        </fieldset>
        <div className="grid gap-x-16 gap-y-12 wide:grid-cols-2">
          <Field label="群的名称" name="group_name" maxLength={MOST.groupName} defaultValue={channel.group_name} />
          <Field
            label="群的链接"
            name="group_url"
            maxLength={300}
            defaultValue={channel.group_url}
            hint="本站页面以 / 开头，其他以 https:// 开头"
          />
          <Select
            label="没选城市的人在哪里"
            name="city"
            defaultValue={channel.city_id ?? ''}
            placeholder="平常的城市"
            options={cities.map(({ city_id, city_name }) => ({ value: city_id, text: city_name }))}
          />
        </div>
      </PageForm>
    </Card>
  )
}
