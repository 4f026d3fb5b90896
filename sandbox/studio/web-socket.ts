import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'

/** One end of a WebSocket (RFC 6455), for short text messages. */
export interface TextSocket {
  send: (text: string) => void
  close: () => void
}

interface Events {
  onText: (text: string) => void
  onClose: () => void
}

const ACCEPT_SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const TEXT = 0x1
const CLOSE = 0x8
const PING = 0x9
const PONG = 0xa
const FINAL = 0x80
/** Presence messages are below one kilobyte; whoever sends more is cut off. */
const MAX_BYTES = 0xffff

/** Answers the handshake of a request with this `Sec-WebSocket-Key` and speaks from then on. */
export function openTextSocket(socket: Duplex, key: string, events: Events): TextSocket {
  const accept = createHash('sha1').update(`${key}${ACCEPT_SALT}`).digest('base64')
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade']
  socket.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'))

  let rest: Buffer = Buffer.alloc(0)
  function write(code: number, payload: Buffer): void {
    if (socket.writable) socket.write(frame(code, payload))
  }
  function close(): void {
    write(CLOSE, Buffer.alloc(0))
    socket.end()
  }
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const read = readFrame(rest)
      if (read === 'unreadable') return close()
      if (!read) return
      rest = rest.subarray(read.length)
      if (read.code === TEXT) events.onText(read.payload.toString('utf8'))
      if (read.code === PING) write(PONG, read.payload)
      if (read.code === CLOSE) return close()
    }
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', events.onClose)
  return { send: (text) => write(TEXT, Buffer.from(text)), close }
}

interface Frame {
  code: number
  payload: Buffer
  length: number
}

/** The first frame of the bytes; undefined while it is not all there. */
function readFrame(bytes: Buffer): Frame | 'unreadable' | undefined {
  if (bytes.length < 2) return undefined
  const [first = 0, second = 0] = bytes
  const isMasked = (second & 0x80) !== 0
  const short = second & 0x7f
  // Parts of a message, and messages of 64 kB and more, are not needed for presence.
  if (!isMasked || (first & FINAL) === 0 || short === 127) return 'unreadable'
  const start = short === 126 ? 4 : 2
  if (bytes.length < start + 4) return undefined
  const size = short === 126 ? bytes.readUInt16BE(2) : short
  const length = start + 4 + size
  if (bytes.length < length) return undefined
  const mask = bytes.subarray(start, start + 4)
  const payload = Buffer.from(bytes.subarray(start + 4, length))
  for (let at = 0; at < payload.length; at += 1) {
    payload.writeUInt8(payload.readUInt8(at) ^ mask.readUInt8(at % 4), at)
  }
  return { code: first & 0x0f, payload, length }
}

function frame(code: number, payload: Buffer): Buffer {
  const size = Math.min(payload.length, MAX_BYTES)
  const head = size < 126 ? Buffer.from([FINAL | code, size]) : Buffer.alloc(4)
  if (size >= 126) {
    head.writeUInt8(FINAL | code, 0)
    head.writeUInt8(126, 1)
    head.writeUInt16BE(size, 2)
  }
  return Buffer.concat([head, payload.subarray(0, size)])
}
