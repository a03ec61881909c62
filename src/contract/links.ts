// Where the home screen's links lead. The spec names them without addresses: an institution may change them here.
export const links = {
  website: "https://extraordinarycbt.id/",
  videos: "https://extraordinarycbt.id/video",
  community: "https://extraordinarycbt.id/komunitas",
  assistant: "https://extraordinarycbt.id/ai",
} as const;
