/** Something that a calendar can remind of. */
export interface CalendarEvent {
  /** The same for the same appointment, however often it is moved: a later file changes what an earlier one made. */
  id: string
  /** The later the file, the higher: a calendar never goes back to an older one. */
  sequence: number
  /** It does not take place any more: the calendar strikes it out. */
  isOff: boolean
  title: string
  place: string
  text: string
  beginsAt: Date
  endsAt: Date
  changedAt: Date
}

/** The text of an iCalendar file (RFC 5545, 5546) with one event, and reminders a day and two hours before it. */
export const calendarFile = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yilu//Booking//ZH',
    `METHOD:${event.isOff ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.id}@yilu`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.beginsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    ...(event.isOff ? [] : [...reminder('-P1D', event.title), ...reminder('-PT2H', event.title)]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

const reminder = (before: string, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${before}`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
]

/** 20261124T003000Z. */
const utc = (time: Date): string => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const MOST_OCTETS = 75

/** A line has at most 75 octets; what is longer goes on in the next line after a space, and no character is cut. */
const folded = (line: string): string => {
  const lines = ['']
  const octets = (text: string) => new TextEncoder().encode(text).length
  for (const character of line) {
    if (octets(lines.at(-1) + character) > MOST_OCTETS) lines.push(' ')
    lines.push(lines.pop() + character)
  }
  return lines.join('\r\n')
}
