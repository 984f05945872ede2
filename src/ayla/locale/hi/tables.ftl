### The tables of the solved classic game, as the command speaks of them.

tables-building = { $seeds } बीजों वाले बोर्ड
tables-proving = { $seeds } बीजों की जाँच
tables-rate = { $rate } मिलियन बोर्ड प्रति सेकंड
tables-left = { $minutes } मि { $seconds } से बाकी
tables-built = { $seeds } बीजों तक की तालिकाएँ { $dir } में हैं।
tables-proved =
    { $boards ->
        [one] { $seeds } बीजों तक का { $boards } बोर्ड: हर मान और हर दूरी प्रमाणित है।
       *[other] { $seeds } बीजों तक के { $boards } बोर्ड: हर मान और हर दूरी प्रमाणित है।
    }
tables-sampled =
    { $boards ->
        [0] सुपाठ्य नियमों से किसी की तुलना नहीं की गई।
        [one] सुपाठ्य नियमों से एक की तुलना की गई, और वह मेल खाता है।
       *[other] सुपाठ्य नियमों से { $boards } की तुलना की गई, और वे मेल खाते हैं।
    }
tables-published =
    { $same ->
        [0] { $all } तालिकाओं में से किसी की तुलना प्रकाशित तालिकाओं से नहीं हो सकती।
        [one] { $all } तालिकाओं में से { $same } हूबहू वही है जो प्रकाशित हुई थी।
       *[other] { $all } तालिकाओं में से { $same } हूबहू वही हैं जो प्रकाशित हुई थीं।
    }
tables-none = { $dir } में कोई तालिका नहीं है। उन्हें बनाने के लिए: ayla tablebase build
tables-there = { $dir } की तालिकाएँ, बोर्ड पर बीजों की संख्या के अनुसार:

## The columns of that list.

tables-column-seeds = बीज
tables-column-boards = बोर्ड
tables-column-wins = जीत
tables-column-draws = बराबर
tables-column-losses = हार
tables-column-largest = अधिकतम
tables-column-longest = चालें

## What a position is worth.

tables-value =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } की बारी: यहाँ से आगे { $value } बीज, यदि दोनों सबसे अच्छा खेलें।
tables-distance =
    { $moves ->
        [one] अगला कब्जा या अंत अगली ही चाल में आता है।
       *[other] अगला कब्जा या अंत { $moves } चालों के भीतर आता है।
    }
tables-moves =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } की हर चाल का मान (* सबसे अच्छी):
