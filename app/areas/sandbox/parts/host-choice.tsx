import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { hostFaults, playedHosts } from '#kit/bridge/played-host.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { faultNames, hasOldVersions, hostNames, versions } from './chosen-host.ts'
import type { Chosen } from './use-played-phone.ts'

/** Which host is played, and how it misbehaves: every choice stands in the address, so that it can be kept and sent. */
export function HostChoice({ chosen, onReopen }: { chosen: Chosen; onReopen: () => void }) {
  const [, setQuery] = useSearchParams()
  const choose = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(name, value)
        // Another app has versions of its own.
        if (name === 'host') next.delete('version')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const path = String(new FormData(event.currentTarget).get('path'))
    if (path === chosen.path) onReopen()
    else choose('path', path)
  }
  return (
    <div className="space-y-12">
      <Select
        label="宿主"
        name="host"
        value={chosen.host}
        options={playedHosts.map((value) => ({ value, text: hostNames[value].text }))}
        onChange={(event) => choose('host', event.target.value)}
      />
      <Segment
        label="系统"
        name="system"
        value={chosen.system}
        options={[
          { value: 'android', text: 'Android' },
          { value: 'ios', text: 'iOS' },
        ]}
        onChange={(value) => choose('system', value)}
      />
      {hasOldVersions(chosen.host) && (
        <Segment
          label="版本"
          name="version"
          value={chosen.version}
          options={versions.map((value) => ({ value, text: value }))}
          onChange={(value) => choose('version', value)}
        />
      )}
      <Select
        label="桥"
        name="fault"
        value={chosen.fault}
        options={hostFaults.map((value) => ({ value, text: faultNames[value] }))}
        onChange={(event) => choose('fault', event.target.value)}
      />
      <Select
        label="原生收银台"
        name="pays"
        value={chosen.pays}
        options={[
          { value: 'paid', text: '支付成功' },
          { value: 'failed', text: '支付失败' },
          { value: 'cancelled', text: '用户取消' },
        ]}
        onChange={(event) => choose('pays', event.target.value)}
      />
      <Select
        label="打开时"
        name="signed"
        value={chosen.asVisitor ? 'new' : 'keep'}
        options={[
          { value: 'keep', text: '保持现在的登录' },
          { value: 'new', text: '退出登录，当作新的一次访问' },
        ]}
        onChange={(event) => choose('signed', event.target.value)}
      />
      <form onSubmit={go} className="flex items-end gap-8">
        <div className="grow">
          <Field label="页面" name="path" defaultValue={chosen.path} key={chosen.path} />
        </div>
        <span className="shrink-0">
          <Button type="submit" kind="secondary">
            打开
          </Button>
        </span>
      </form>
    </div>
  )
}
