/** Told to the window when a call got no answer at all, and when one got through. */
export const connectionEvents = { lost: 'connection-lost', back: 'connection-back' } as const;

/** The browser's fetch, for calls that visitors make: it says when the network failed, for a message about it. */
export const browserFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    window.dispatchEvent(new Event(connectionEvents.back));
    return response;
  } catch (error) {
    // A call that was given up says nothing of the network.
    if (error instanceof TypeError) window.dispatchEvent(new Event(connectionEvents.lost));
    throw error;
  }
};
