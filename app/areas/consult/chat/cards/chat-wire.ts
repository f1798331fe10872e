import type { ContentKind } from '#app/areas/consult/talk/rules.ts'
import type { Ticket } from '#kit/bus/browser/line.ts'
import type { CallInput, CallOutput } from '#kit/wire/call.ts'
import type { talkMessages } from '../contract.ts'
import type { Message } from '../rules.ts'

/** A page of a talk as the server gives it. */
export type Page = CallOutput<typeof talkMessages>

/** What is sent besides words: a picture, or a voice and how long it is. */
export interface SentFile {
  kind: 'image' | 'voice'
  blob: Blob
  seconds: number
}

/** How one side of a consultation asks its own calls: the patient's, or the doctor's. */
export interface ChatWire {
  me: 'patient' | 'doctor'
  /** Lets this device hear what is told. */
  ticket: () => Promise<Ticket>
  page: (wanted: Omit<CallInput<typeof talkMessages>, 'ask_id'>) => Promise<Page>
  send: (said: {
    kind: ContentKind
    content: string
    client_msg_id: string
  }) => Promise<{ message: Message; residue?: number }>
  /** Keeps a file before it is said; its address. */
  upload: (file: SentFile) => Promise<string>
  read: (messageId: number) => Promise<unknown>
  typing: () => Promise<unknown>
}
