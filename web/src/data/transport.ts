/** What a transport answers: status and unread body. */
export interface Answer {
  readonly status: number
  readonly body: string
  /** What it was asked with: the token of whoever is signed in; null, as always on the server, for a guest. */
  readonly token: string | null
}

export interface SendOptions {
  readonly signal?: AbortSignal
  /** Whose operation it is; that of whoever is signed in when it is sent, unless said otherwise. */
  readonly token?: string
}

/** A way to the API: sends one operation by its id in the manifest. */
export type Transport = (documentId: string, variables: unknown, options: SendOptions) => Promise<Answer>
