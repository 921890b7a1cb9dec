export type ProgressListener = (sent: number, total: number) => void;

interface Sending {
  method: string;
  headers: Headers;
  body: FormData;
  signal?: AbortSignal | null | undefined;
  /** Milliseconds. */
  timeout: number;
  onProgress: ProgressListener;
}

/** `fetch` tells nothing of what was sent so far. Rejects where no answer comes, or when it is aborted. */
export function sendWithProgress(url: string, sending: Sending): Promise<Response> {
  const { method, headers, body, signal, timeout, onProgress } = sending;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const failed = () => {
      signal?.removeEventListener('abort', abort);
      reject(new Error('No answer'));
    };
    request.open(method, url);
    request.timeout = timeout;
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onerror = failed;
    request.ontimeout = failed;
    request.onabort = failed;
    request.onload = () => {
      signal?.removeEventListener('abort', abort);
      const type = request.getResponseHeader('content-type') ?? 'application/json';
      resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    };
    if (signal?.aborted) return failed();
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
}
