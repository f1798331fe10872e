import { FileTextIcon } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '#kit/ui/button.tsx'

interface FileFieldProps {
  label: string
  accept: string
  hint: string
  file: File | undefined
  onChange: (file: File | undefined) => void
}

/** One file of a form, sent with it. */
export function FileField({ label, accept, hint, file, onChange }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (chosen) onChange(chosen)
  }
  return (
    <div className="space-y-8">
      <p className="text-14 font-medium">{label}</p>
      <input ref={input} type="file" accept={accept} hidden onChange={pick} aria-label={label} />
      {file && (
        <p className="flex min-w-0 items-center gap-8 text-14 wrap-anywhere">
          <FileTextIcon className="shrink-0" />
          {file.name}
        </p>
      )}
      <Button kind="secondary" wide onClick={() => input.current?.click()}>
        {file ? '换一个文件' : '选择文件'}
      </Button>
      <p className="text-12 text-ink-2">{hint}</p>
    </div>
  )
}
