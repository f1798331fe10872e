import type { LucideIcon } from 'lucide-react'

/** One of the doctor's tools beside picture and voice. */
export function ToolButton({ Icon, text, onClick }: { Icon: LucideIcon; text: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-target w-64 flex-col items-center gap-4 text-12 text-ink-2"
    >
      <span className="flex size-48 items-center justify-center rounded-12 bg-well text-accent-ink">
        <Icon className="size-24" />
      </span>
      {text}
    </button>
  )
}
