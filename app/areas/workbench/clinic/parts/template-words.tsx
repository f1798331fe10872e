import type { CallOutput } from '#kit/wire/call.ts'
import type { benchTemplates } from '../contract.ts'

type Template = CallOutput<typeof benchTemplates>['list'][number]

/** A template in a list: its name, whose it is, and the beginning of what it says. */
export function TemplateWords({ template }: { template: Template }) {
  const { name, is_own, dep_name, doctor_name, diagnoses, findings, advice } = template
  const shared = dep_name ? `${dep_name}共用` : ''
  const whose = is_own === 1 ? shared : `${doctor_name}医生 · ${shared}`
  return (
    <span className="block min-w-0">
      <span className="block text-16 wrap-anywhere">
        {name}
        {whose && <span className="text-12 text-ink-3"> {whose}</span>}
      </span>
      <span className="line-clamp-2 text-14 text-ink-2 wrap-anywhere">
        {[diagnoses.join('、'), findings, advice].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}
